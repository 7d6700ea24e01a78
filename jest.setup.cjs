/** Component tests wait for what they look for; on a busy machine the default second is too short. */
if (typeof window !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
