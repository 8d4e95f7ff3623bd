'use client';
/** A crash in a page of another language; navbar and footer stay. */
export { CrashPage as default } from '@/components/client/router/crash-page';
