import { expect, test } from 'vitest'
import { deviceOf, deviceText } from './device.ts'

const mozilla = 'Mozilla/5.0'
const gecko = 'Gecko/20100101 Firefox/140.0'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:140.0) ${gecko}`, 'Firefox on Windows'],
  [`${mozilla} (X11; CrOS x86_64) ${chrome} Safari/537.36`, 'Chrome on ChromeOS'],
  [`${mozilla} (Linux; Android 15) ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1`,
    'Safari on iOS',
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1`, 'Safari on macOS'],
  ['curl/8.5.0', 'Another browser'],
  ['', 'Another browser'],
])('%j is %j', (userAgent, device) => {
  expect(deviceText(deviceOf(userAgent))).toBe(device)
})
