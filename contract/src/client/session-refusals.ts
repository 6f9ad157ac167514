// Why a sign-in is over: what the sign-in page says to whoever was signed in a moment ago.

export const sessionRefusals = {
  session_expired: {
    status: 401,
    message: 'You had not been here for a while, so you were signed out. Please sign in again.',
  },
  session_ended: {
    status: 401,
    message: 'This sign-in was ended from another of your browsers. Please sign in again.',
  },
  session_reused: {
    status: 401,
    message:
      'This sign-in was used in two places at once, so we ended it. Please sign in again. If you ' +
      'cannot explain it, choose a new password.',
  },
  password_changed: {
    status: 401,
    message:
      'The password of this account was changed elsewhere, which ends every other sign-in. ' +
      'Please sign in with the new one. If that was not you, choose a new one at once.',
  },
  email_changed: {
    status: 401,
    message:
      'The e-mail address of this account was changed, which ends every other sign-in. Please ' +
      'sign in with the new one.',
  },
  factor_changed: {
    status: 401,
    message:
      'A second factor of this account was changed elsewhere, which ends every other sign-in. ' +
      'Please sign in again.',
  },
} as const
