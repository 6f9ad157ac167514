// Every "no" about who a client is and where they live: registering, documents, and changing it.

export const identityRefusals = {
  registration_invalid: {
    status: 422,
    message: 'This registration is over, or this step of it is done. Please sign in.',
  },
  document_waiting: {
    status: 409,
    message: 'Your document is being checked. You can send another one if it is rejected.',
  },
  document_approved: { status: 409, message: 'Your document is approved already.' },
  document_damaged: {
    status: 500,
    message: 'This document cannot be opened. Please contact support.',
  },
  identity_change_empty: { status: 422, message: 'This is what counts already.' },
  identity_change_waiting: {
    status: 409,
    message: 'A change you asked for is being checked. You can take it back and ask again.',
  },
  country_not_served: {
    status: 422,
    message:
      'We take no clients who live there: this country is not on our list. Nothing was saved. If ' +
      'you live elsewhere, choose that country; if you do live there, please contact support. ' +
      'The demo stays open to you, and you can withdraw what you have here.',
  },
} as const
