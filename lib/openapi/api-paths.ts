import { API_PATH } from '@/lib/settings/known-pages';

export const ERRORS_PATH = `${API_PATH}/errors`;

export const operationPath = (slug: string): string => `${API_PATH}/${slug}`;
