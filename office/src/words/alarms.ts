// What the install sounded an alarm for.

export const alarms = {
  screen: 'Alarms',
  title: 'Alarm',
  back: 'All alarms',
  none: { waiting: 'No alarm waits.', seen: 'No alarm was seen to yet.' },
  lists: { seen: 'Seen to' },
  list: 'Which',
  waiting: 'Waiting',
  says: 'What it says',
  soundedAt: 'Sounded',
  seenBy: 'Seen to by',
  seenAt: 'When',
  reason: 'What came of it, for your colleagues',
  see: 'I have seen to it',
  seen: 'What came of it',
  help: 'What each alarm means, and what to do, is in the guide for operators.',
} as const
