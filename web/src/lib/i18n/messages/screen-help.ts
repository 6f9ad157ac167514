// The link to the help about the screen that one is on.

export const screenHelp = {
  withThis: 'Help with this screen',
}
