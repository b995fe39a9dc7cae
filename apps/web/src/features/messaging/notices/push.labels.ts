import { platformName } from '../../../foundation/brand/platform-name.ts';

export const pushLabels = {
  title: 'Avisos neste aparelho',
  off: `Receba os avisos também com o ${platformName()} fechado.`,
  on: `Este aparelho recebe os avisos, também com o ${platformName()} fechado.`,
  turnOn: 'Ativar neste aparelho',
  turnOff: 'Desativar neste aparelho',
  refused:
    'Os avisos estão bloqueados neste navegador. Para ativar, permita as notificações deste site nas configurações dele.',
  impossible: `Este navegador não mostra avisos com o ${platformName()} fechado.`,
  onIphone:
    'No iPhone, primeiro toque em Compartilhar e em "Adicionar à Tela de Início". Depois abra por lá e ative aqui.',
  turnedOn: 'Avisos ativados neste aparelho.',
  turnedOff: 'Avisos desativados neste aparelho.',
  failed: 'Não foi possível mudar os avisos deste aparelho',
};
