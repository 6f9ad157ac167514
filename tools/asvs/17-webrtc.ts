// Chapter 17: WebRTC, which there is none of.

import { type Answer, type Chapter, notOurs } from './answer.ts'

const asked: Readonly<Record<string, string>> = {
  '17.1.1': 'relays reach no network that is not for them',
  '17.2.1': 'keys of DTLS are looked after',
  '17.2.2': 'ciphers of DTLS are good ones',
  '17.2.3': 'media are looked at before they are passed on',
  '17.2.4': 'broken media stop nothing',
  '17.3.1': 'a flood of signalling stops nothing',
  '17.3.2': 'broken signalling stops nothing',
}

export const webrtc: Chapter = {
  number: 17,
  title: 'WebRTC',
  answers: Object.fromEntries(
    Object.entries(asked).map(([id, asks]): [string, Answer] => [
      id,
      notOurs(asks, 'there is no WebRTC'),
    ]),
  ),
}
