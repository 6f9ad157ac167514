// What is said of a call about the automated trader that did what was asked.

export const traderSuccesses = {
  practice_opened: 'Your account on the practice exchange is open.',
  practice_key_made: 'Your key is made. What it signs with is shown this once.',
  practice_key_revoked: 'The key is revoked.',
  exchange_key_added: 'The key is added.',
  exchange_key_removed: 'The key is removed, and what it signs with erased.',
  bot_made: 'Your bot is made. It does nothing until you start it.',
  bot_started: 'The bot runs.',
  bot_stopping: 'The bot is being stopped.',
} as const
