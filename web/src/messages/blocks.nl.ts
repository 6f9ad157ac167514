// Wat te doen is aan wat een klant van een handeling afhoudt.

export const blocks = {
  sendLink: 'Stuur de link opnieuw',
  linkSent: 'Link gestuurd',
  document: 'Stuur een document',
  limits: 'Bekijk uw limieten',
  deposit: 'Storten',
  withdrawals: 'Bekijk uw opnames',
  plan: 'Bekijk de plannen',
}
