// What a client signs in with: changing the password, changing the e-mail address.

export const credentials = {
  passwordTitle: 'Change Password',
  passwordText: 'Wherever else you are signed in, you will be signed out.',
  current: 'Current password',
  password: 'New password',
  confirmPassword: 'Confirm password',
  changePassword: 'Change password',
  emailTitle: 'Change E-mail',
  emailText:
    'We send a link to the new address, and a notice to the present one. Nothing changes until ' +
    'the link was opened and its button pressed.',
  present: 'Present e-mail',
  email: 'New e-mail',
  emailPassword: 'Password',
  changeEmail: 'Send the link',
  working: 'One moment',
  toEmail: 'Change your e-mail address',
  toPassword: 'Change your password',
}
