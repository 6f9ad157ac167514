// What stands in a page for browsers without scripts; no script needs it.

export const noScript = {
  text:
    'Signing in and trading need JavaScript. The public pages can be read without it, with the ' +
    'prices of when they were made; charts, folded menus, searching and the contact form need it.',
}
