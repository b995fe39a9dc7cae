export const accountMenuLabels = {
  settings: 'Configurações',
  profile: 'Perfil',
  appearance: 'Aparência',
  light: 'Claro',
  dark: 'Escuro',
  auto: 'Igual ao aparelho',
  switchCompany: 'Trocar de empresa',
  failedToSwitch: 'Erro ao trocar de empresa',
  signOut: 'Sair',
};

export function accountOfText(name: string): string {
  return `Conta de ${name}`;
}
