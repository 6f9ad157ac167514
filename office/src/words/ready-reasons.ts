// Ready reasons for a no, by the digits 1 to 5. Clients read them.

export const readyReasons = {
  document: [
    'The picture is not sharp enough to read: please take it again in daylight.',
    'Part of the document is not on the picture: please show all four corners.',
    'The document has expired: please send one that is valid.',
    'The name on the document is not the one of your profile.',
    'This kind of document does not tell who you are: please send a passport or an identity card.',
  ],
  withdrawal: [
    'The account you named is not in your name.',
    'Please send an identity document first.',
    'The destination does not fit the way you paid in.',
    'We could not reach you to confirm it: please ask for it again.',
    'You asked us to cancel it.',
  ],
  plan: [
    'What you brought in is less than this plan takes.',
    'Please send an identity document first.',
    'A deposit of yours is still disputed.',
    'Your plan was changed otherwise meanwhile.',
    'You asked us to cancel it.',
  ],
} as const
