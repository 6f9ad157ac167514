// What is said without a line, and of a newer version; the server writes it into documents.

export const installable = {
  offline: {
    title: 'You are offline',
    text:
      'There is no connection, so there are no prices and no trading here. Trades that you have ' +
      'open end at their time on the server all the same, and are settled by its prices.',
    again: 'Try again',
  },
  update: {
    ready: 'A new version is ready.',
    reload: 'Reload',
    later: 'Later',
  },
}
