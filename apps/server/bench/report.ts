/** One line of JSON. */
export function report(figure: string, values: object): void {
  console.log(JSON.stringify({ figure, ...values }));
}
