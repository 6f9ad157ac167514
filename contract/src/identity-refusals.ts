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
  deadline_extended: { status: 409, message: 'It is extended already, until {due}.' },
  document_approved: { status: 409, message: 'Your document is approved already.' },
  document_decided: { status: 409, message: 'This document is {status} already.' },
  document_damaged: {
    status: 500,
    message: 'This document cannot be opened. Please contact support.',
  },
  own_document: { status: 422, message: 'Nobody decides on a document of their own.' },
  identity_untold: {
    status: 409,
    message:
      'The client has not told date of birth and country yet: there is nothing to compare the ' +
      'document with.',
  },
  identity_change_empty: { status: 422, message: 'This is what counts already.' },
  identity_change_waiting: {
    status: 409,
    message: 'A change you asked for is being checked. You can take it back and ask again.',
  },
  call_needed: {
    status: 409,
    message: 'Call {phone} first and ask for the code on the client’s profile: --call-code NNNNNN',
  },
  call_code_wrong: { status: 422, message: 'This is not the code on the client’s profile.' },
  calls_used_up: {
    status: 409,
    message: 'The code was wrong {limit} times. Reject the change: the client can ask again.',
  },
  client_not_served: {
    status: 409,
    message:
      'The client lives in {country}, which is not on the list of countries: nobody from there ' +
      'is taken. Reject the document, or have the list changed first.',
  },
  country_not_served: {
    status: 422,
    message:
      'We take no clients who live there: this country is not on our list. Nothing was saved. If ' +
      'you live elsewhere, choose that country; if you do live there, please contact support. ' +
      'The demo stays open to you, and you can withdraw what you have here.',
  },
} as const
