const REPEATED = 4;

/** Says that it is played, and shows that it was given figures by repeating some of them. */
export function simulatedAnswer({
  system,
  question,
}: {
  system: string;
  question: string;
}): string {
  const figures = system.split('\n').filter((line) => line.startsWith('- ') && /\d/.test(line));
  return [
    'Esta é uma resposta simulada: nenhum provedor de IA foi configurado nesta máquina.',
    `Você perguntou: "${question.slice(0, 200)}"`,
    figures.length > 0
      ? `Entre os números que recebi estão:\n${figures.slice(0, REPEATED).join('\n')}`
      : 'Não recebi números da sua empresa.',
    'Um provedor de verdade usaria esses números para responder.',
  ].join('\n\n');
}
