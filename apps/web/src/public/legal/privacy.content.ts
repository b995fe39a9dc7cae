import { works } from '@app/domain/shared/capabilities';
import { BRAND } from '../brand.tsx';
import { whenBackedUp } from '../known-by-server.ts';
import type { LegalText } from './legal-text.ts';

export const privacy: LegalText = {
  title: 'Política de Privacidade',
  description: `Quais dados o ${BRAND} trata, para quê, por quanto tempo, com quem compartilha e como você exerce seus direitos (LGPD).`,
  since: '18 de novembro de 2026',
  lead: `Aqui explicamos quais dados pessoais passam pelo ${BRAND}, por que precisamos deles, por quanto tempo ficam conosco e como você exerce os seus direitos, de acordo com a Lei Geral de Proteção de Dados (Lei nº 13.709/2018, LGPD).`,
  sections: [
    {
      title: 'Quem é responsável pelos dados',
      passages: [
        'Há duas situações diferentes:',
        [
          'Dados de quem cria e usa uma conta (donos, equipe e contatos da empresa assinante): nós somos a controladora e decidimos como são tratados, nos limites desta política.',
          'Dados dos clientes que marcam horário com uma empresa: a empresa (o salão, a clínica, o estúdio) é a controladora. Nós somos a operadora: tratamos esses dados em nome dela, apenas para prestar o serviço.',
        ],
        `Se você é cliente de uma empresa que usa o ${BRAND}, fale primeiro com ela. Se o pedido chegar até nós, encaminhamos à empresa e ajudamos a respondê-lo.`,
      ],
    },
    {
      title: 'Quais dados tratamos e para quê',
      passages: [
        'Como controladora:',
        [
          'Cadastro: nome, e-mail, senha (guardada de forma que não pode ser lida), telefone, foto de perfil, se você enviar uma, nome da empresa e CPF ou CNPJ. Para criar a conta, identificar a empresa e prestar o serviço.',
          'Assinatura: plano, valores, datas e situação dos pagamentos. Para cobrar e comprovar os pagamentos. Os dados do cartão ficam somente com a empresa de pagamentos.',
          'Segurança: data, hora e endereço IP dos acessos, aparelho e navegador das sessões abertas, o último acesso a cada empresa, que quem cuida dos acessos dela vê, e registro de alterações feitas no sistema. Para proteger a conta, investigar problemas e cumprir o Marco Civil da Internet.',
          'Avisos no aparelho: quando você os liga, o endereço que o navegador cria para recebê-los e qual é o aparelho, até você desligá-los ou sair da conta nele.',
          'Atendimento: as mensagens que você envia aos contatos de suporte publicados nesta página.',
        ],
        'Como operadora, em nome das empresas:',
        [
          'Clientes: nome, telefone e, se a empresa registrar, e-mail, data de nascimento, alergias, preferências, etiquetas e anotações.',
          'Agendamento pela internet: o nome, o telefone e o e-mail que a pessoa digita e, por poucos dias, uma marca da conexão usada, que não mostra o endereço IP e serve para conter abusos.',
          `Atendimentos: horários, serviços, profissionais, preços e pagamentos${works('loyalty') ? ', pontos de fidelidade' : ''}${works('reviews') ? ', avaliações' : ''}.`,
          'Vendas antecipadas: pacotes e vales-presente, o que já foi usado deles e, nos pedidos por link, o nome e o telefone de quem compra e o nome e o recado para quem ganha.',
          'Comunicação: mensagens de confirmação, lembrete e campanha, e a autorização para recebê-las. Quando a empresa conecta o WhatsApp dela, também o que os clientes respondem e o que ela escreve a eles pelo próprio celular.',
        ],
        'Informações de saúde que uma clínica registre são dados sensíveis. Cabe à clínica ter base legal para isso; o acesso a elas fica restrito às pessoas que a clínica autorizar.',
      ],
    },
    {
      title: 'Bases legais',
      passages: [
        'Tratamos os dados de que somos controladora com base em:',
        [
          'execução do contrato: criar a conta, prestar o serviço e cobrar por ele;',
          'obrigação legal: guardar registros de acesso e documentos fiscais;',
          'legítimo interesse: segurança, prevenção a fraudes e melhoria do sistema, com o mínimo de dados;',
          'exercício de direitos em processos, quando for o caso.',
        ],
      ],
    },
    {
      title: 'Por quanto tempo guardamos',
      passages: [
        [
          `Conta e dados da empresa: enquanto a conta existir e por 30 dias depois do cancelamento. Nada é apagado automaticamente: depois desse prazo, um administrador da plataforma faz a exclusão a pedido do responsável pela conta.${whenBackedUp(' Das cópias de segurança, o que foi excluído desaparece à medida que as cópias antigas são substituídas.')}`,
          'Registros de acesso (data, hora e endereço IP de cada entrada na conta): por 6 meses, como manda o Marco Civil da Internet. Depois são apagados automaticamente. Se a conta for excluída antes, deixam de dizer de quem eram.',
          'Documentos fiscais e de pagamento: pelo prazo que a lei exige.',
        ],
        'Se a empresa é obrigada por lei a guardar certos registros, como prontuários, recomendamos exportá-los antes de cancelar.',
      ],
    },
    {
      title: 'Com quem compartilhamos',
      passages: [
        'Não vendemos dados pessoais. Compartilhamos somente o necessário com fornecedores que nos ajudam a prestar o serviço, sob contrato e dever de sigilo:',
        [
          `hospedagem${whenBackedUp(', banco de dados e cópias de segurança', ' e banco de dados')};`,
          'processamento de pagamentos;',
          'envio de e-mails;',
          'envio de mensagens pelo WhatsApp, quando a empresa conecta o número dela;',
          'entrega de avisos no aparelho pelo serviço do navegador (de Google, Apple, Mozilla ou Microsoft), quando você liga esses avisos: o conteúdo vai cifrado até o aparelho;',
          ...(works('assistant')
            ? [
                'respostas do assistente de inteligência artificial, quando a empresa faz perguntas a ele: recebe a pergunta, as instruções da empresa e números somados. Não enviamos nomes nem contatos de clientes, mas um nome escrito na pergunta ou nas instruções vai com elas;',
              ]
            : []),
          'autoridades, quando houver ordem ou obrigação legal.',
        ],
        'Se um fornecedor estiver fora do Brasil, a transferência segue as regras da LGPD e da Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
    },
    {
      title: 'Quando o suporte vê os dados de uma empresa',
      passages: [
        'Para ajudar ou resolver um problema, quem cuida da plataforma pode entrar na empresa como suporte e ver o que o dono vê, inclusive dados de clientes. Isso acontece assim:',
        [
          'só com um motivo escrito e por no máximo uma hora;',
          'o dono é avisado na hora, na tela e por e-mail, e quem administra a empresa pode encerrar a visita quando quiser;',
          'nada é alterado sem a permissão do dono, e o que o suporte altera fica registrado como feito pelo suporte;',
          'o suporte não exporta os dados da empresa;',
          'cada visita, com o motivo e o que foi alterado, fica guardada nas configurações da empresa.',
        ],
      ],
    },
    {
      title: 'Cookies',
      passages: [
        'Usamos apenas cookies necessários para entrar e permanecer na conta com segurança e para lembrar como você deixou a tela:',
        [
          'o cookie de sessão, que identifica você enquanto estiver conectado;',
          'o cookie “hora.device_” seguido de um código, um para cada conta que entrou neste aparelho, que por 180 dias o reconhece quando outra pessoa erra a sua senha muitas vezes, para que você não fique de fora;',
          'o cookie da verificação em duas etapas, que guarda por alguns minutos que a senha já foi conferida;',
          'o cookie “sidebar_state”, que guarda por 7 dias se o menu lateral está aberto ou recolhido.',
        ],
        'Outras informações ficam só no seu navegador, até você apagá-las: o tema, claro ou escuro; como você deixou a agenda e as listas, e os filtros que guardou; qual conta está conectada, até você sair; e, para quem marca horário pela internet, o nome, o telefone e o e-mail digitados da última vez, para não digitar de novo. O que ficou pela metade em um formulário espera só na aba aberta, até você enviar, descartar, sair da conta ou fechar a aba.',
        'Não usamos cookies de publicidade nem de rastreamento, por isso não há aviso de cookies para aceitar.',
      ],
    },
    {
      title: 'Segurança',
      passages: [
        `Os dados de cada empresa ficam separados dos das outras no próprio banco de dados. A conexão é criptografada, senhas e chaves são guardadas de forma protegida, o acesso é limitado por função${whenBackedUp(', as alterações ficam registradas e há cópias de segurança diárias', ' e as alterações ficam registradas')}.`,
      ],
    },
    {
      title: 'Incidentes',
      passages: [
        'Se ocorrer um incidente de segurança que possa causar risco ou dano relevante, comunicamos a ANPD e as pessoas afetadas em até 3 dias úteis, como determina a regulamentação, dizendo o que aconteceu, quais dados foram atingidos e o que estamos fazendo. Quando os dados forem de clientes de uma empresa, avisamos a empresa sem demora, para que ela cumpra os deveres dela.',
      ],
    },
    {
      title: 'Seus direitos',
      passages: [
        'Você pode, a qualquer momento e sem custo:',
        [
          'confirmar se tratamos seus dados e acessá-los;',
          'corrigir dados incompletos, inexatos ou desatualizados;',
          'pedir anonimização, bloqueio ou eliminação do que for desnecessário ou irregular;',
          'receber seus dados em formato que outro serviço possa usar;',
          'eliminar dados tratados com o seu consentimento e revogar esse consentimento;',
          'saber com quem compartilhamos seus dados e o que acontece se você não consentir;',
          'opor-se a um tratamento que descumpra a lei.',
        ],
        'Respondemos em até 15 dias. Podemos pedir uma confirmação de identidade para proteger você. Se não ficar satisfeito, você também pode reclamar à ANPD, em gov.br/anpd, ou aos órgãos de defesa do consumidor.',
      ],
    },
    {
      title: 'Crianças e adolescentes',
      passages: [
        'A conta é destinada a maiores de 18 anos. Quando uma empresa atende crianças ou adolescentes, cabe a ela tratar os dados no melhor interesse deles e, quando necessário, com autorização do responsável.',
      ],
    },
    {
      title: 'Mudanças nesta política',
      passages: [
        'Quando esta política mudar, publicamos a nova versão aqui, com a data. Mudanças importantes são avisadas por e-mail ou no próprio sistema com antecedência.',
      ],
    },
    {
      title: 'Contato e encarregado',
      passages: [
        'Para exercer seus direitos ou tirar dúvidas sobre privacidade, fale com a pessoa encarregada pela proteção de dados pelos contatos de suporte publicados nesta página. Indique no assunto “Privacidade”.',
      ],
    },
  ],
};
