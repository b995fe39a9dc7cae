export function taskMessageText(name: string): string {
  return `Lembrete de tarefa: ${name}`;
}
