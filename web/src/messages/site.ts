// The frame of the public site: header, menu, footer.

export const site = {
  trail: 'You are here',
}
