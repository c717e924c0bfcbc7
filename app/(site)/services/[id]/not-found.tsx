export { ServiceNotFound as default } from '@/components/catalogue/service-not-found';
