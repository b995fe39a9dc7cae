export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
