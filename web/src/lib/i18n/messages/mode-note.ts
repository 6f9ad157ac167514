// What is said where a link or an address has changed the account that is shown.

export const modeNote = {
  followedTo: {
    real: 'This page is about your live account, so you are on Live now.',
    demo: 'This page is about your demo account, so you are on Demo now.',
  },
  backTo: { real: 'Back to Live', demo: 'Back to Demo' },
  missedOn: {
    real: 'The page you asked for belongs to the demo account, and you are on Live.',
    demo: 'The page you asked for belongs to the live account, and you are on Demo.',
  },
  openOn: { real: 'Switch to Live and open it', demo: 'Switch to Demo and open it' },
}
