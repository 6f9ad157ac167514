// A change of the keys that deposit addresses come from, as the deposit page tells of it.

const meaning =
  'Addresses you were given before stay watched: what you send there is still credited. Please ' +
  'take the address from this page for each payment, and from nowhere else.'

export const depositKeys = {
  toCome: (coin: string, when: string) =>
    `The keys our deposit addresses come from change on ${when} (${coin}). From then on you get ` +
    `a new address here. ${meaning}`,
  done: (coin: string, when: string) =>
    `The keys our deposit addresses come from changed on ${when} (${coin}): your address here is ` +
    `a new one. ${meaning}`,
}
