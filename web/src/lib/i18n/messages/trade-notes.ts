// Below the trade form: when the entry is taken, and what decides the end.

export const tradeNotes = {
  entry: (seconds: string) =>
    `The strike is set from the first price later than ${seconds} s after your order is ` +
    'accepted, at the same distance.',
  average: (seconds: number) =>
    `Its average over the last ${seconds} seconds decides, not the last price.`,
}
