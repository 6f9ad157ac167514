// Finds a Chromium for the journeys in the browser; where there is none and we may, Debian's is
// installed.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Path of a Chromium or Chrome. Throws, saying what to do, where there is none and none can be had.
 */
export function findOrInstallChromium() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) {
    throw new Error('No Chromium found: install one, or name it with CHROMIUM=/path/to/chromium')
  }
  console.log('Installing Chromium ...')
  apt('update')
  try {
    apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  } catch {
    // Debian has had it for a while only.
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  const installed = findChromium()
  if (!installed) throw new Error('apt-get installed Chromium, but it cannot be found')
  return installed
}

function findChromium() {
  const named = process.env.CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM is ${named}, but there is no such file`)
  }
  const mac = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  // The one without a window draws the same pages, and opens a profile in a tenth of the time.
  const names = [
    ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
    ...['google-chrome-stable', 'google-chrome', 'chrome'],
  ]
  return onPath(names) ?? mac.find(existsSync)
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done = spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' })
  if (done.status !== 0)
    throw new Error(`apt-get ${args.join(' ')} failed:\n${done.stdout}${done.stderr}`)
}
