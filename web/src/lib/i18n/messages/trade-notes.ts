// Below the trade form: that an average decides the end, where one does.

export const tradeNotes = {
  average: (seconds: number) =>
    `The average price of the last ${seconds} seconds decides, not the last price.`,
}
