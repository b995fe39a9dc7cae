export function tooManyText(waitingSeconds: number): string {
  if (!(waitingSeconds > 0)) return 'Muitas tentativas. Aguarde um pouco e tente novamente.';
  return `Muitas tentativas. Tente novamente em ${waitingText(waitingSeconds)}.`;
}

function waitingText(seconds: number): string {
  if (seconds <= 1) return '1 segundo';
  if (seconds < 60) return `${Math.ceil(seconds)} segundos`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} horas`;
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}
