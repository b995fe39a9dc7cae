import { MODULES } from '@app/domain/billing/access';
import { featureText, generalLabels } from '../settings/settings.labels.ts';

const modules = MODULES.map((module) => [`features_${module}`, `Módulo ${featureText[module]}`]);

/** Settings of the platform by the names they are stored under, in the words of their screens. */
const names: Record<string, string> = {
  ...Object.fromEntries(modules),
  platform_name: generalLabels.platformName,
  support_whatsapp: generalLabels.supportWhatsapp,
  support_email: generalLabels.supportEmail,
  messages_per_hour: generalLabels.messagesPerHour,
  sign_up_checkout: generalLabels.signUpCheckout,
  owner_name: 'Nome de quem opera',
  owner_document: 'CPF ou CNPJ de quem opera',
  owner_email: 'E-mail de quem opera',
  owner_phone: 'Telefone de quem opera',
  appearance_primary: 'Cor primária',
  appearance_secondary: 'Cor secundária',
  appearance_background: 'Cor do fundo',
  appearance_text: 'Cor do texto',
  evolution_url: 'Endereço da Evolution API',
  evolution_api_key: 'Chave da Evolution API',
  meta_app_id: 'Aplicativo da Meta',
  meta_app_secret: 'Chave secreta da Meta',
  meta_verify_token: 'Token de verificação da Meta',
  meta_graph_version: 'Versão da API da Meta',
  openai_base_url: 'Endereço do provedor de IA',
  openai_api_key: 'Chave da IA',
  openai_model: 'Modelo da IA',
  openai_temperature: 'Temperatura da IA',
  openai_max_tokens: 'Tamanho das respostas da IA',
  openai_price_in: 'Preço das perguntas à IA',
  openai_price_out: 'Preço das respostas da IA',
  openai_monthly_limit: 'Limite mensal da IA',
  smtp_host: 'Servidor de e-mail',
  smtp_port: 'Porta do servidor de e-mail',
  smtp_security: 'Segurança do servidor de e-mail',
  smtp_user: 'Usuário do servidor de e-mail',
  smtp_password: 'Senha do servidor de e-mail',
  smtp_sender: 'Remetente dos e-mails',
  stripe_environment: 'Ambiente do Stripe',
  stripe_test_publishable_key: 'Chave publicável do Stripe (teste)',
  stripe_test_secret_key: 'Chave secreta do Stripe (teste)',
  stripe_test_webhook_secret: 'Segredo do webhook do Stripe (teste)',
  stripe_live_publishable_key: 'Chave publicável do Stripe (produção)',
  stripe_live_secret_key: 'Chave secreta do Stripe (produção)',
  stripe_live_webhook_secret: 'Segredo do webhook do Stripe (produção)',
};

/** One that this version does not know stays as it is stored. */
export function settingName(key: string): string {
  return names[key] ?? key;
}
