import { ChooseConversation } from '@/components/messagerie/choose-conversation';

export default function MessagesPage() {
  return <ChooseConversation />;
}
