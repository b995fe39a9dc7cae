import { slot } from '@app/domain/shared/page-template';
import { BRAND } from '../brand.tsx';
import { whenBackedUp, whenTrial, whenWorks } from '../known-by-server.ts';
import type { LegalText } from './legal-text.ts';

export const terms: LegalText = {
  title: 'Termos de Uso',
  description: `As regras de uso do ${BRAND}: ${whenTrial('teste grátis, ')}assinatura, cancelamento, responsabilidades e dados.`,
  since: '18 de novembro de 2026',
  lead: `Estas são as regras para usar o ${BRAND}. Escrevemos em linguagem simples para que você saiba o que esperar de nós e o que esperamos de você.`,
  sections: [
    {
      title: 'Quem somos e o que oferecemos',
      passages: [
        `O ${BRAND} é um sistema online para negócios de serviços, como salões, barbearias, clínicas e estúdios. Nele, a empresa organiza agenda, clientes, equipe e caixa, e fala com os seus clientes. Nestes termos, “nós” é quem opera a plataforma, “você” é a pessoa ou empresa que cria a conta, e “cliente final” é quem marca horário com a sua empresa.`,
        'O sistema é uma ferramenta. Os serviços marcados por meio dele são prestados pela sua empresa, que responde por eles perante o cliente final.',
      ],
    },
    {
      title: 'Conta',
      passages: [
        'Para criar a conta, você precisa ter 18 anos ou mais e poder representar a empresa cadastrada. As informações devem ser verdadeiras e estar atualizadas.',
        'Guarde sua senha e ative a verificação em duas etapas sempre que puder. O que for feito com o seu acesso é responsabilidade sua. Se desconfiar de uso indevido, troque a senha e avise a gente imediatamente.',
        'Você pode convidar outras pessoas para a conta da empresa e decide o que cada uma pode ver e fazer.',
      ],
    },
    {
      title: whenTrial('Teste grátis', 'Começo do uso'),
      passages: [
        whenTrial(
          `Toda empresa nova usa o sistema por ${slot('span')}, com todos os recursos, sem pagar e sem cadastrar cartão de crédito. O teste vale uma vez por empresa.`,
          'Criar a conta não custa nada. Empresas novas não têm teste grátis no momento: o acesso aos recursos começa com a assinatura.',
        ),
        `${whenTrial('Se você não assinar até o fim do teste, o acesso aos recursos fica bloqueado até a assinatura.', 'Enquanto você não assinar, o acesso aos recursos fica bloqueado.')} Nada é cobrado automaticamente e seus dados continuam guardados conforme a seção “Cancelamento e seus dados”.`,
      ],
    },
    {
      title: 'Preço e pagamento',
      passages: [
        'O preço de cada plano é o publicado na nossa página de preços no momento da assinatura. A cobrança é mensal, antecipada e renovada automaticamente até que você cancele.',
        'O pagamento é processado por uma empresa especializada. Não recebemos nem guardamos o número do seu cartão.',
        'Se um pagamento falhar, avisamos você e tentamos de novo. Enquanto ele não for regularizado, o acesso pode ser suspenso.',
        'Reajustes são avisados por e-mail com pelo menos 30 dias de antecedência e valem a partir da renovação seguinte. Se não concordar, você pode cancelar antes disso, sem custo.',
      ],
    },
    {
      title: 'Cancelamento e seus dados',
      passages: [
        'Você pode cancelar quando quiser, pelo próprio sistema, sem multa. O acesso continua até o fim do período já pago. Quem contrata como consumidor pode desistir em até 7 dias da contratação e receber de volta o que pagou, como prevê o Código de Defesa do Consumidor.',
        'Depois do cancelamento, seus dados ficam guardados por 30 dias, para o caso de você voltar ou querer exportá-los. Nada é apagado automaticamente: passado esse prazo, a exclusão é feita por um administrador da plataforma, a seu pedido, e preserva apenas o que a lei obriga a manter.',
      ],
    },
    {
      title: 'Uso aceitável',
      passages: [
        'Ao usar o sistema, você concorda em não:',
        [
          'enviar mensagens a quem não autorizou, ou continuar enviando a quem pediu para sair;',
          'cadastrar dados de pessoas sem base legal ou para fim diferente do atendimento;',
          'publicar conteúdo ilegal, enganoso, discriminatório ou que viole direito de terceiros;',
          'tentar acessar dados de outra empresa, contornar limites ou testar a segurança sem autorização;',
          'revender o acesso ou copiar o sistema.',
        ],
        `${whenWorks('whatsapp', 'As mensagens pelo WhatsApp saem do número da sua empresa e também seguem as regras do próprio WhatsApp, que pode limitar ou bloquear números. ')}Podemos suspender uma conta que coloque outras pessoas em risco. Sempre que possível, avisamos antes e damos prazo para corrigir.`,
      ],
    },
    {
      title: 'Seus dados e os dados dos seus clientes',
      passages: [
        'Os dados que a sua empresa cadastra são dela. Nós os tratamos apenas para prestar o serviço e conforme as suas instruções, como operadora, nos termos da Lei Geral de Proteção de Dados (LGPD). Sua empresa é a controladora: cabe a ela informar os clientes finais, ter base legal para cada uso e atender aos pedidos deles.',
        'Para dar suporte, podemos entrar na sua empresa e ver o que você vê, inclusive dados de clientes finais: com um motivo, por no máximo uma hora e sempre com aviso a você, que pode encerrar a visita. Nada é alterado sem a sua permissão.',
        'Ajudamos a sua empresa a cumprir esses deveres, mantemos os dados protegidos e em sigilo, e só usamos fornecedores que assumem obrigações equivalentes. Os detalhes estão na Política de Privacidade, que faz parte destes termos.',
      ],
    },
    {
      title: 'Disponibilidade',
      passages: [
        `Trabalhamos para que o sistema esteja sempre no ar${whenBackedUp(' e fazemos cópias de segurança todos os dias')}. Ainda assim, nenhum serviço online funciona sem interrupção: manutenções, falhas de fornecedores ou da internet podem acontecer. Manutenções programadas são avisadas com antecedência e feitas, sempre que possível, fora do horário comercial.`,
        `Recursos que dependem de terceiros, como ${whenWorks('whatsapp', 'WhatsApp, ')}e-mail e pagamentos, funcionam enquanto esses terceiros os oferecerem.`,
      ],
    },
    {
      title: 'Responsabilidade',
      passages: [
        'Respondemos pelos danos diretos que causarmos por descumprir estes termos ou a lei. Não respondemos por serviços prestados pela sua empresa, por informações cadastradas por você ou pela sua equipe, nem por falhas de terceiros fora do nosso controle.',
        'Quando a lei permitir, nossa responsabilidade fica limitada ao valor pago por você nos 12 meses anteriores ao fato. Nada aqui afasta direitos que a lei garante ao consumidor ou ao titular de dados.',
      ],
    },
    {
      title: 'Mudanças nestes termos',
      passages: [
        'Podemos atualizar estes termos quando o sistema ou a lei mudar. Mudanças importantes são avisadas por e-mail ou no próprio sistema com pelo menos 30 dias de antecedência. Se não concordar, você pode cancelar antes de elas valerem.',
      ],
    },
    {
      title: 'Lei e foro',
      passages: [
        'Estes termos seguem as leis do Brasil. Se você contrata como consumidor, o foro é o do seu domicílio. Nos demais casos, é o da comarca da sede de quem opera a plataforma. Antes disso, fale com a gente: quase tudo se resolve em uma conversa.',
      ],
    },
    {
      title: 'Contato',
      passages: [
        'Dúvidas sobre estes termos podem ser enviadas aos contatos de suporte publicados nesta página.',
      ],
    },
  ],
};
