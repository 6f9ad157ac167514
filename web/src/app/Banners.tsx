// What stands above every screen: what the operator announces, that the account is frozen, that
// the profile waits, that a link changed the account, that texts wait. All of it in one part, which
// comes before the screen does: nothing on a screen is moved by what arrives after it.

import { useLocation } from 'wouter'
import { LegalNotice } from '../features/acceptances/LegalNotice.tsx'
import { FrozenBanner } from '../features/frozen/FrozenBanner.tsx'
import { Announced } from '../lib/announcements/Announced.tsx'
import { useUser } from '../lib/user/user.ts'
import { FinishProfile } from './FinishProfile.tsx'
import { ModeNote } from './ModeNote.tsx'

export default function Banners() {
  const user = useUser().data
  const [pathname] = useLocation()
  const isUnfinished =
    user?.profile_complete === false && !user.frozen && pathname !== '/user/edit-profile'
  return (
    <>
      {user && <Announced all={user.announcements} />}
      {user?.frozen && <FrozenBanner {...user.frozen} />}
      {isUnfinished && <FinishProfile />}
      <ModeNote />
      <LegalNotice screen={pathname} />
    </>
  )
}
