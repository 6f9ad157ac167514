// Which legal texts a client accepted.

export const acceptedTexts = {
  title: 'Legal texts you accepted',
  on: (date: string) => `on ${date}`,
  none: 'None yet.',
}
