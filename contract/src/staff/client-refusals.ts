// Why staff cannot write about a client, mark them or keep a list of them.

export const staffClientRefusals = {
  note_of_other: { status: 422, message: 'A note is changed by whoever wrote it.' },
  note_moved_on: { status: 409, message: 'This note was changed since you looked at it.' },
  tag_known: { status: 409, message: 'There is a tag of this name already.' },
  tags_full: { status: 422, message: 'There are {most} tags, and no more are kept.' },
} as const
