import { loginBody, newPasswordForm, registerBody, registerForm, updatePasswordBody, extendTrialBody, grantTrialBody } from '@fairshare/contracts';
import { refusals } from './messages';

const registration = {
  email: 'a@example.org',
  password: 'secret',
  firstName: 'Ann',
  lastName: 'Ace',
  termsAccepted: true,
};

describe('registering', () => {
  it('when only required fields are given, then consent is false', () => {
    expect(registerBody.parse(registration)).toEqual({ ...registration, marketingConsent: false });
  });

  it('when a registration is empty, then every required field is refused', () => {
    const empty = { email: '', password: '', firstName: ' ', lastName: '', termsAccepted: false, confirmPassword: '' };
    const texts = {
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
      firstName: 'First name is required',
      lastName: 'Last name is required',
      termsAccepted: 'You must accept the Terms of Service and Privacy Policy to register',
    };
    expect(refusals(registerForm, empty)).toEqual(texts);
    expect(refusals(registerBody, {})).toEqual(texts);
  });

  it('when the confirmation differs from the password, then it is refused', () => {
    const form = { ...registration, firstName: '', confirmPassword: 'secret ' };
    expect(refusals(registerForm, form)).toEqual({ firstName: 'First name is required', confirmPassword: "Passwords don't match" });
    expect(refusals(registerForm, { ...form, firstName: 'Ann', termsAccepted: false })).toEqual({
      termsAccepted: 'You must accept the Terms of Service and Privacy Policy to register',
      confirmPassword: "Passwords don't match",
    });
  });

  it('when a password has blanks around it, then they are kept', () => {
    const body = registerBody.parse({ ...registration, email: '  Ann@Example.org ', password: ' secret ' });
    expect(body).toMatchObject({ email: 'Ann@Example.org', password: ' secret ' });
  });

  it('when a password has more than 128 characters, then it is refused', () => {
    expect(refusals(registerBody, { ...registration, password: 'x'.repeat(128) })).toEqual({});
    expect(refusals(registerBody, { ...registration, password: 'x'.repeat(129) })).toEqual({
      password: 'Password must be at most 128 characters',
    });
  });

  it.each(['ann', 'ann@', '@example.org', 'ann@example', 'a b@example.org', 'ann@example.org\u0000', `${'a'.repeat(250)}@example.org`])(
    'when an email is %j, then it is refused',
    (email) => expect(refusals(loginBody, { email, password: 'x' })).toEqual({ email: 'Please enter a valid email address' }),
  );
});

describe('signing in and resetting a password', () => {
  it('when someone signs in, then a password is required, of any length', () => {
    expect(refusals(loginBody, { email: 'a@example.org', password: '' })).toEqual({ password: 'Password is required' });
    expect(refusals(loginBody, { email: 'a@example.org', password: 'x' })).toEqual({});
  });

  it('when a password is reset, then it needs 8 characters', () => {
    const text = { password: 'Password must be at least 8 characters' };
    expect(refusals(updatePasswordBody, { token: 't', userId: 'u', password: '1234567' })).toEqual(text);
    expect(refusals(newPasswordForm, { password: '1234567', confirmPassword: '1234567' })).toEqual(text);
    expect(refusals(newPasswordForm, { password: '12345678', confirmPassword: '1234567' })).toEqual({
      confirmPassword: "Passwords don't match",
    });
  });
});

describe('manual trials', () => {
  it.each([0, 366, 1.5, '10', undefined])('when the days are %s, then granting and extending a manual trial are refused', (days) => {
    expect(Object.keys(refusals(grantTrialBody, { userId: 'u', days, reason: 'Guest' }))).toEqual(['days']);
    expect(Object.keys(refusals(extendTrialBody, { additionalDays: days, reason: 'Guest' }))).toEqual(['additionalDays']);
  });

  it('when the reason is blank, then a manual trial is refused', () => {
    expect(refusals(grantTrialBody, { userId: 'u', days: 10, reason: '  ' })).toEqual({ reason: 'Reason is required' });
    expect(refusals(extendTrialBody, { additionalDays: 365 })).toEqual({ reason: 'Reason is required' });
  });
});
