// Words of the button that opens the chat.

export const chatLink = {
  title: 'Live Chat',
  note: 'write to us',
  answered: (span: string) => `half answered within ${span}`,
} as const
