// What instruments are traded on, as staff read it.

export const instruments = {
  tab: 'Instruments',
  title: 'What each is traded on',
  note: (count: number) => `${count}, as the install was started with`,
  says:
    'Limits, tick and symbols are of the list that the install starts with. Kinds are switched ' +
    'on and off by the terms; a single instrument is stopped at Now.',
  show: 'Show',
  traded: 'Those listed for trading',
  all: 'All that are quoted',
  instrument: 'Instrument',
  kind: 'Kind',
  state: 'State',
  takes: 'Takes orders',
  closed: 'Closed now',
  kindOff: 'Its kind is off',
  quoted: 'Only quoted',
  hours: 'Hours',
  always: 'Always',
  week: 'Currency week',
  tick: 'Tick',
  stake: 'Stake',
  between: (least: string, most: string) => `${least} to ${most}`,
  payout: 'Payout at most, a client',
  exposure: 'Loss at most, a minute',
  symbol: 'Symbol at the source',
  none: '–',
} as const
