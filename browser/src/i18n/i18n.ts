// The texts of what all applications share. They stand in `messages`, a file for each subject, so
// that a screen loads only its own, and are named in full, as those of an application are
// (`t.line.offline`); an application that shows one itself lists it with its own.

export { howLong } from './messages/how-long.ts'
export { line } from './messages/line.ts'
