// Words of the contact page.

export const contact = {
  title: 'Contact us',
  trail: 'Contacts',
  description: 'Write to our support, or find its telephone number and e-mail address.',
  lead: 'What you write is kept for the staff of this install, who answer by e-mail.',
  waysTitle: 'Support',
  noWays: 'No telephone number or e-mail address is set on this install. Please use the form.',
  phone: 'Telephone',
  email: 'E-mail',
  hours: 'Hours',
  complaints: 'Complaints',
  formTitle: 'Get in Touch',
  fields: { name: 'Name', email: 'Email', message: 'Message' },
  send: 'Send',
  sending: 'Sending',
  kept:
    'We use your message to answer you, keep it for two years, and then delete it. ' +
    'More is in the ',
  privacy: 'Privacy Policy',
  noScript: 'The form needs JavaScript. Without it, please write to the address above.',
  close: 'Close this notice',
  addressTitle: 'Where we are',
  map: 'Find it on OpenStreetMap',
  mapNote:
    'The picture is a drawing, not a map. The link leads to another site, from which nothing is ' +
    'loaded here.',
} as const
