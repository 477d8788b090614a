/** The account's page about password, two-step sign-in, passkeys and devices. */
export const authSecurity = {
  'auth.security.password': 'Password',
  'auth.security.password-text': 'At least 10 characters. Changing it signs out every other device.',
  'auth.security.password-change': 'Change password',
  'auth.security.password-submit': 'Set password',
  'auth.security.password-changed': 'Your password was changed. Other devices were signed out.',
  'auth.two-factor.title': 'Two-step sign-in',
  'auth.two-factor.text':
    'When you sign in, you enter your password and a code from an app on your phone. Your password alone is not enough.',
  'auth.two-factor.on': 'On',
  'auth.two-factor.off': 'Off',
  'auth.two-factor.turn-on': 'Turn on',
  'auth.two-factor.turn-off': 'Turn off',
  'auth.two-factor.is-off': 'Two-step sign-in is off.',
  'auth.two-factor.qr-code': 'QR code for your authenticator app',
  'auth.two-factor.scan':
    'Scan this code with your authenticator app. If the app is on this phone, enter this key in it:',
  'auth.two-factor.copy-key': 'Copy key',
  'auth.two-factor.first-code': 'Code from the app',
  'auth.recovery.left':
    '{count, plural, =0 {No recovery codes left. Get new ones, so that you can sign in without your phone.} one {1 recovery code left.} other {# recovery codes left.}}',
  'auth.recovery.renew': 'Get new recovery codes',
  'auth.recovery.renew-submit': 'Get new codes',
  'auth.recovery.keep':
    '<strong>Save these recovery codes.</strong> Each one signs you in once when you do not have your phone. You cannot see them again.',
  'auth.recovery.codes': 'Recovery codes',
  'auth.recovery.copy': 'Copy recovery codes',
  'auth.recovery.download': 'Download',
  'auth.recovery.kept': 'I have saved them',
  'auth.passkeys.title': 'Passkeys',
  'auth.passkeys.text':
    'Sign in with your fingerprint, your face or your device’s code instead of a password. A passkey only works on this shop’s own pages.',
  'auth.passkeys.add': 'Add a passkey',
  'auth.passkeys.add-submit': 'Add passkey',
  'auth.passkeys.added': 'The passkey was added.',
  'auth.passkeys.about-list':
    'Each passkey signs you in without your password, even after you change it. Remove any that you do not recognise.',
  'auth.passkeys.last-used': 'Last used <when></when>',
  'auth.passkeys.added-at': 'Added <when></when>',
  // The name is for those who hear the page.
  'auth.passkeys.remove': 'Remove<hidden> {name}</hidden>',
  'auth.passkeys.remove.title': 'Remove “{name}”?',
  'auth.passkeys.remove.text': 'It can no longer sign you in. We email you that it was removed.',
  // For the shop’s staff, whose role is in force with a second factor only, once others can reach the shop.
  'auth.passkeys.remove.last-of-staff':
    'It is your only second factor. In a shop that is open to visitors, your role on the staff is suspended until you turn on two-step sign-in or add another passkey.',
  'auth.passkeys.remove.submit': 'Remove passkey',
  'auth.passkeys.removed': 'The passkey was removed.',
  'auth.passkeys.name': 'Passkey name',
  'auth.passkeys.name-hint': 'Helps you recognise it, for example “Ama’s phone”.',
  // The name that a new passkey gets, by the device on which it is made.
  'auth.device.android': 'Android phone',
  'auth.device.chromebook': 'Chromebook',
  'auth.device.mac': 'Mac',
  'auth.device.windows': 'Windows computer',
  'auth.device.linux': 'Linux computer',
  'auth.device.unknown': 'This device',
  'auth.sessions.title': 'Where you are signed in',
  'auth.sessions.text': 'Sign out any device that you do not recognise, and then change your password.',
  'auth.sessions.last-used': 'Last used <when></when>',
  'auth.sessions.this-device': 'This device',
  // The name of the device is for those who hear the page.
  'auth.sessions.sign-out': 'Sign out<hidden> {device}</hidden>',
  'auth.sessions.signed-out': 'That device was signed out.',
  'auth.sessions.sign-out-others': 'Sign out all other devices',
  'auth.sessions.others-signed-out': 'All other devices were signed out.',
} as const
