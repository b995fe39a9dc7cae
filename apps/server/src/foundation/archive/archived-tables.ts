/** What a company takes along, and how the person who opens the archive is told what it is. */
export const ARCHIVED_TABLES: Readonly<Record<string, string>> = {
  companies: 'Dados e configurações da empresa',
  closing_days: 'Feriados e dias em que a empresa fecha',
  payment_methods: 'Formas de pagamento',
  financial_categories: 'Categorias de receitas e despesas',
  members: 'Quem tem ou teve acesso e com qual função (nomes em contas)',
  invitations: 'Convites para a equipe',
  professionals: 'Profissionais',
  schedule_periods: 'Horários de trabalho de cada profissional',
  schedule_exceptions: 'Folgas e horários especiais dos profissionais',
  services: 'Serviços',
  service_imports: 'Importações de serviços já feitas',
  professional_services: 'Quais serviços cada profissional faz e por quanto',
  commission_rates: 'Comissões e desde quando valem',
  clients: 'Clientes',
  client_notes: 'Anotações sobre clientes',
  client_consents: 'Registro de quem aceitou ou recusou receber novidades',
  privacy_requests: 'Registro dos pedidos sobre dados pessoais (LGPD)',
  client_imports: 'Importações de clientes já feitas',
  coupons: 'Cupons de desconto',
  coupon_uses: 'Quem usou cada cupom e em qual agendamento',
  appointments: 'Agendamentos e horários bloqueados',
  appointment_services: 'Serviços de cada agendamento, com o preço combinado',
  appointment_visitors: 'O que foi digitado em cada agendamento pela internet',
  appointment_series: 'Repetições de agendamentos',
  cash_sessions: 'Caixas abertos e fechados, com o que foi contado',
  settlements: 'Como cada agendamento foi pago ou estornado',
  settlement_items: 'O que foi pago por cada serviço e a parte do profissional',
  transactions: 'Receitas, despesas, comissões e outros lançamentos',
  billing_accounts: 'Situação da assinatura do Hora Marcada',
  billing_payments: 'Pagamentos da assinatura do Hora Marcada',
  audit_records: 'Histórico de alterações: quem mudou o quê, antes e depois',
};

/** What stays behind, and why. A new table needs a line above or a reason here. */
export const LEFT_OUT_TABLES: Readonly<Record<string, string>> = {
  users: 'belong to the persons; those of the members are told by name in their own file',
  company_slugs: 'are read across companies; the address in use stands in the company',
  billing_customers: 'only tell the payment provider and us which company an event is about',
  billing_events: 'are the messages of the payment provider to us',
  billing_checkouts: 'hold the address of a payment page that is still open',
  service_import_rows: 'only serve to take an import back; its services are in the archive already',
  client_import_rows: 'are raw copies of files whose clients are in the archive already',
  client_tombstones: 'recognise whoever asked to be forgotten, and must not leave the system',
  appointment_links: 'open the pages of clients, whose appointments are in the archive already',
  calendar_feeds: 'are secret addresses that show the agenda to whoever has them',
  first_visits: 'are worked out from the appointments, which are in the archive already',
  cash_requests: 'only tell a request that is sent again from a new one',
  member_visits: 'only say when each member was last here, which the list of members shows',
  effects: 'remember which jobs ran',
};

/** Columns that stay behind wherever they stand, the trail of changes included, and why. */
export const LEFT_OUT_COLUMNS: Readonly<Record<string, string>> = {
  token_hash: 'opens the company to whoever finds the link behind it',
  search_text: 'repeats name, e-mail and phone in the form that a search compares',
  search_bits: 'repeats the same once more, as a number',
  request_key: 'only tells a booking that is sent again from a new one',
  asked_from: 'only tells bookings of one connection from those of others',
  asked_from_network: 'only tells bookings of one connection from those of others',
  phone_key: 'repeats the phone in the form that a search compares',
};

/** Tables whose rows hold whole rows: lines of JSON, because no spreadsheet shows them well. */
export const JSON_LINES_TABLES: readonly string[] = ['audit_records'];
