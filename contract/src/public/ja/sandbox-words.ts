// In Japanese: what a sandbox says of itself.

import type { Messages } from '../../shared/messages.ts'
import type { sandboxNotice as english } from '../sandbox-words.ts'

export const sandboxNotice: Messages<typeof english> =
  'デモ用の環境です。ライセンスは設定されていません。実際のお金は扱いません。'
