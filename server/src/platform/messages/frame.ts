// What every mail says around its letter, and letters of conversations.

export { sandboxNotice } from '#contract/public/sandbox-words.ts'

export const frame = {
  hello: (name: string) => `Hello ${name},`,
  /** Where the name is none to be repeated, or not known. */
  helloAnybody: 'Hello,',
  support: (ways: string) => `Support: ${ways}`,
  orOpen: 'Or open this address:',
  stop: 'No more mails like this one:',
}

export const chat = {
  /** What stands below this line in an answer is quoted. */
  mark: '## Write your answer above this line ##',
  unread: {
    subject: 'An answer to your question',
    paragraphs: ['You wrote to us in the chat of our site. This is our answer:'],
    closing: [
      'The conversation goes on in the chat on our site, in the browser in which you wrote, or ' +
        'wherever you are signed in.',
    ],
  },
  goesBack:
    'An answer to this mail stands in the conversation. Pictures and files do not: send them in ' +
    'the chat.',
  transcript: {
    subject: 'What was said in the chat',
    paragraphs: ['You asked for what was said in your conversation with us. Times are UTC.'],
  },
  you: 'You',
  support: 'Support',
}

export const contact = {
  answer: { subject: 'Your message to us' },
}
