/** Of a question that has exactly one answer, such as a sum. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A question without rows was answered without a row');
  return row;
}
