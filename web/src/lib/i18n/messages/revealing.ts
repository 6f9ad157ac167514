// The button that shows a password while it is typed.

export const revealing = {
  show: 'Show',
  hide: 'Hide',
  whatIsTyped: 'what is typed',
}
