/** What a sandbox says of itself, in its mails and files as well. */
export const sandboxNotice = 'Demonstration install. No licence configured. No real money.'
