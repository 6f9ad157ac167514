// Where help is: at the foot of each page of the signed-in area and of signing in.

export const help = {
  title: 'Help and legal',
  centre: 'Help articles',
  liveChat: 'Live Chat',
  contact: 'Contact',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  risk: 'Risk Disclosure',
  aml: 'AML Policy',
  payment: 'Payment Policy',
  site: 'Public site',
}
