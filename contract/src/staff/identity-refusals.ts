// Every "no" to staff about who a client is.

export const staffIdentityRefusals = {
  deadline_extended: { status: 409, message: 'It is extended already, until {due}.' },
  document_decided: { status: 409, message: 'This document is {status} already.' },
  own_document: { status: 422, message: 'Nobody handles a document of their own.' },
  document_unopened: {
    status: 409,
    message: 'Open the document first, with a reason.',
  },
  document_unseen: {
    status: 409,
    message: 'Open the document before you approve it: you have not looked at it for 24 hours.',
  },
  name_unchecked: {
    status: 409,
    message: 'The name is like one on a list. Say first whether it is the same person.',
  },
  name_listed: {
    status: 409,
    message: 'Staff found that this is a person on a list: they are not identified.',
  },
  hit_decided: { status: 409, message: 'This is decided already.' },
  list_unreadable: {
    status: 422,
    message: 'This file is no such list, or it is cut off. The one before still counts.',
  },
  list_loaded: { status: 409, message: 'This very file is loaded already.' },
  identity_untold: {
    status: 409,
    message:
      'The client has not told date of birth and country yet: there is nothing to compare the ' +
      'document with.',
  },
  call_needed: {
    status: 409,
    message: 'Call {phone} first, and ask for the code that the client’s profile shows.',
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
} as const
