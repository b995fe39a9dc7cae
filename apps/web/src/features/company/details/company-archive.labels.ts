export const archiveLabels = {
  title: 'Levar tudo embora',
  explanation:
    'Todos os dados da empresa em um arquivo ZIP com planilhas (CSV), JSON e imagens. São seus, com ou sem assinatura.',
  download: 'Baixar todos os dados',
  caution: 'Contém dados pessoais de clientes e da equipe: guarde em lugar seguro.',
  done: 'Arquivo pronto',
  doneDetail: 'O arquivo LEIA-ME.txt explica o que há em cada planilha.',
  failed: 'Erro ao baixar os dados',
};
