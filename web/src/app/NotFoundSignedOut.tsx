// An address beside those for signing in that is none of them: in their frame, with a way back.

import { AuthLayout } from '../features/auth/AuthLayout.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { OtherPlaces } from './NotFound.tsx'

export default function NotFoundSignedOut() {
  return (
    <AuthLayout title={t.frame.notFound}>
      <OtherPlaces />
    </AuthLayout>
  )
}
