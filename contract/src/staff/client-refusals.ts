// Why staff cannot write about a client, mark them or keep a list of them.

export const staffClientRefusals = {
  note_of_other: { status: 422, message: 'A note is changed by whoever wrote it.' },
  note_moved_on: { status: 409, message: 'This note was changed since you looked at it.' },
  tag_known: { status: 409, message: 'There is a tag of this name already.' },
  tags_full: { status: 422, message: 'There are {most} tags, and no more are kept.' },
  views_full: { status: 422, message: 'A member keeps up to {most} views.' },
  view_of_other: { status: 422, message: 'A view is taken away by whoever saved it.' },
  demo_over: { status: 409, message: 'The demo has ended already.' },
  letter_none: { status: 422, message: 'There is no such letter to send again.' },
  bulk_broken: {
    status: 503,
    message: 'The server had to stop in the middle: this one was not done.',
  },
} as const
