// The answers, chapter by chapter.

import { encoding } from './01-encoding.ts'
import { validation } from './02-validation.ts'
import { web } from './03-web.ts'
import { api } from './04-api.ts'
import { files } from './05-files.ts'
import { authentication } from './06-authentication.ts'
import { session } from './07-session.ts'
import { authorization } from './08-authorization.ts'
import { tokens } from './09-tokens.ts'
import { oauth } from './10-oauth.ts'
import { cryptography } from './11-cryptography.ts'
import { communication } from './12-communication.ts'
import { configuration } from './13-configuration.ts'
import { data } from './14-data.ts'
import { coding } from './15-coding.ts'
import { logging } from './16-logging.ts'
import { webrtc } from './17-webrtc.ts'
import type { Chapter } from './answer.ts'

export const chapters: readonly Chapter[] = [
  ...[encoding, validation, web, api, files, authentication, session, authorization, tokens],
  ...[oauth, cryptography, communication, configuration, data, coding, logging, webrtc],
]
